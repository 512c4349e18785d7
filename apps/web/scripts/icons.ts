/** `tsx apps/web/scripts/icons.ts`: draws the icons that must be pictures from `public/icon.svg`. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const PUBLIC = new URL('../public/', import.meta.url);
const GROUND = '#0b6e69';

/** `margin` is what a launcher may cut off at each side, in parts of the whole. */
const ICONS = [
  { name: 'icon-192.png', size: 192, margin: 0, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, margin: 0, ground: 'transparent' },
  { name: 'icon-maskable.png', size: 512, margin: 0.1, ground: GROUND },
  { name: 'apple-touch-icon.png', size: 180, margin: 0, ground: GROUND },
];

const svg = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
const executablePath = '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(executablePath) && { executablePath }),
  args: ['--no-sandbox'],
});
for (const { name, size, margin, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh"><style>svg{width:${(1 - 2 * margin) * 100}vw}</style>${svg}</body>`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(name, PUBLIC)), omitBackground: true });
  await page.close();
}
await browser.close();
