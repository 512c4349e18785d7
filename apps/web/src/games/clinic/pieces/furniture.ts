import type { Furniture } from '../../../board/building/furniture.tsx';

/** What stands in each room of CliniC. */
export const FURNITURE: Furniture = {};
