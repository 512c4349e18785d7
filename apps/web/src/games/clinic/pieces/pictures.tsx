import type { Pictures } from '../../../board/art.tsx';

/** The pictures of the base game's pieces and rooms. */
export const PICTURES: Pictures = {
  'hub:psychiatry': (
    <>
      <path d="M9 20v-3H7a2 2 0 0 1-2-2v-2l-1.5-.5L5 9a7 7 0 1 1 11 6v5" />
      <path d="M9.5 9.5a2 2 0 0 1 4 0c0 1.6-2 1.6-2 3.2" />
    </>
  ),
  'hub:cardiology': <path d="M12 20S4 14.5 4 9a4.2 4.2 0 0 1 8-2 4.2 4.2 0 0 1 8 2c0 5.5-8 11-8 11z" />,
  'hub:ophthalmology': (
    <>
      <path d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  'hub:orthopaedics': (
    <path d="M7.5 4a2.3 2.3 0 0 0-2 3.5A2.3 2.3 0 0 0 8 10l6 6a2.3 2.3 0 0 0 2.6 2.5A2.3 2.3 0 1 0 19 14.7a2.3 2.3 0 0 0-2.6-.7l-6-6A2.3 2.3 0 0 0 7.5 4z" />
  ),
  'hub:neurology': (
    <>
      <circle cx="7" cy="7" r="3" />
      <path d="M9 9l4 4 3-1 4 3M13 13l-1 4 2 4M7 4V2M4 7H2M5 9l-2 2" />
    </>
  ),
  'hub:internal-medicine': (
    <>
      <path d="M6 3v5a4 4 0 0 0 8 0V3M10 12v3a4.5 4.5 0 0 0 9 0v-2" />
      <circle cx="19" cy="11" r="2" />
    </>
  ),
  'hub:surgery': <path d="M4 20l8-8M12 12l6.5-8c2.5 2 2.5 5-1 8l-2 2.5zM5 21h5" />,
  'treatment-room': <path d="M3 18V7M3 14h18v4M21 14v-1a3 3 0 0 0-3-3h-8v4M6.5 11.5a1.7 1.7 0 1 0 0-.1z" />,
  'supply-room': <path d="M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9" />,
  'operating-room': (
    <>
      <path d="M12 2v4M6 11a6 5 0 0 1 12 0zM9 14l-1 2M12 14v3M15 14l1 2" />
      <path d="M4 20h16" />
    </>
  ),
  'outpatient-room': (
    <>
      <circle cx="8" cy="6" r="2.5" />
      <path d="M8 10v6h6l2 5M8 12h5M4 12v6M4 18h8" />
    </>
  ),
  laboratory: <path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9" />,
  triage: (
    <>
      <circle cx="12" cy="13" r="7.5" />
      <path d="M12 9v4l3 2M9 2h6M12 2v3" />
    </>
  ),
  'parking-lot': <path d="M8 20V4h5a4.5 4.5 0 0 1 0 9H8" />,
  'upgraded-lot': <path d="M5 20V4h5a4.5 4.5 0 0 1 0 9H5M16 17h6M19 14v6" />,
  garden: (
    <>
      <path d="M12 21v-8M12 17l-3-2M12 15l3-2" />
      <path d="M12 13a5 5 0 1 1 4-8 4 4 0 0 1 0 8z" />
    </>
  ),
  helipad: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M8.5 7v10M15.5 7v10M8.5 12h7" />
    </>
  ),
  conveyor: <path d="M4 8h13l-3-3M17 8l-3 3M20 16H7l3-3M7 16l3 3" />,
  entrance: <path d="M6 21V4h9v17M3 21h18M12 12v1M15 7h3v14" />,
  car: (
    <>
      <path d="M3 16v-4l2-5h14l2 5v4zM5 12h14" />
      <circle cx="7" cy="17" r="2" />
      <circle cx="17" cy="17" r="2" />
    </>
  ),
  build: <path d="M3 21h18M5 21V10l7-6 7 6v11M10 21v-6h4v6" />,
  hire: (
    <>
      <circle cx="10" cy="8" r="4" />
      <path d="M3 21c0-5 3-8 7-8s7 3 7 8M19 6v6M16 9h6" />
    </>
  ),
  admit: <path d="M4 4h11v16H4M15 12H8M11 9l-3 3 3 3M18 8v8M21 8v8" />,
  doctor: <path d="M6 3v6a4 4 0 0 0 8 0V3M10 13v2a4 4 0 0 0 8 0v-3" />,
  nurse: <path d="M9 4h6v5h5v6h-5v5H9v-5H4V9h5z" />,
  orderly: <path d="M5 5h14v14H5zM5 10h14M10 10v9" />,
  patient: <path d="M12 21S4 15 4 9a4 4 0 0 1 8-1.5A4 4 0 0 1 20 9c0 6-8 12-8 12z" />,
  money: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M15 9c-.5-1.5-5.5-2-5.5.5s6 1.5 6 4-5.5 2.5-6.5.5M12 6v12" />
    </>
  ),
  training: <path d="M2 9l10-5 10 5-10 5zM6 11v5c2 2.5 10 2.5 12 0v-5M22 9v6" />,
};
