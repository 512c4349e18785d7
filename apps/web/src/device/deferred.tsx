import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { PageSkeleton } from '../states/skeleton.tsx';

/** For what needs no place before it is there. */
export const Nothing = (): null => null;

/** A component that is loaded when it is shown for the first time; `Meanwhile` has its shape. */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = PageSkeleton,
): ComponentType<Props> {
  const loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense fallback={<Meanwhile />}>{createElement(loaded, props)}</Suspense>;
}
