/** The sign of the house: the staff of Asklepios with its snake. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className="mark-ground" width="32" height="32" rx="9" />
      <path
        className="mark-line"
        d="M16 5.5v21M16 8.5c-1.5-2-5.5-1.6-5.5 1 0 3.2 11 3 11 7 0 3.7-8.5 3-8.5 6 0 1.8 2 2.3 3.5 1.9"
      />
    </svg>
  );
}
