/** The one who explains: a face under a cap. */
export function Matron() {
  return (
    <svg className="matron" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle className="matron-ground" cx="24" cy="24" r="24" />
      <path className="matron-coat" d="M8 46c1-9 7-13 16-13s15 4 16 13a24 24 0 0 1-32 0z" />
      <path className="matron-hair" d="M12 24c0-10 5-15 12-15s12 5 12 15c0 5-1 8-3 10H15c-2-2-3-5-3-10z" />
      <path className="matron-face" d="M15 23c0-5 3-8 9-8s9 3 9 8c0 7-4 12-9 12s-9-5-9-12z" />
      <path className="matron-cap" d="M13 15c1-7 5-10 11-10s10 3 11 10c-4-2-7-3-11-3s-7 1-11 3z" />
      <path className="matron-cross" d="M24 6v5M21.5 8.5h5" />
      <path className="matron-line" d="M20 27.5c1.5 1.8 6.5 1.8 8 0" />
      <circle className="matron-eye" cx="20.500" cy="22.500" r="1.200" />
      <circle className="matron-eye" cx="27.500" cy="22.500" r="1.200" />
    </svg>
  );
}
