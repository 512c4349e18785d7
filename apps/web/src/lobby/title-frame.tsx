/** Where the lobby's picture is. It is there to be looked at and says nothing to a screen reader. */
export function TitleFrame({ drawing = '' }: { drawing?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, which a browser reads faster than React makes it.
  return <div className="title-picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}
