import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import '@fontsource-variable/figtree';
import { keepPage } from './device/updates.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ui.css';
import './styles/page.css';
import './styles/lobby.css';
import './styles/table.css';
import './styles/board.css';
import './styles/building.css';
import './styles/story.css';
import './styles/clinic.css';
import './styles/ledger.css';
import './styles/states.css';

/** By when a slow phone has made the page, in milliseconds: what is kept for later does not compete with it. */
const MADE = 4000;

const root = document.getElementById('root');
if (root !== null) {
  // In small pieces of time, so that a slow phone answers while the first page is made.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

setTimeout(() => void keepPage(), MADE);
