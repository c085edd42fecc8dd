// Part of the service worker. While a fight is unfinished no other version is installed: one that lies ready would
// take over by itself as soon as the app is closed for a moment, an empty battery included.
// src/offline/fight-mark.ts leaves the mark that is looked for here.
const day = 86_400_000;

async function refuseInFight() {
  if (!self.registration.active) return;
  const marks = await caches.open('northwest-fight');
  // The one in charge serves nothing (an empty file in its place): there is nothing to disturb.
  if (await marks.match('silent-worker')) return void (await marks.delete('silent-worker'));
  const mark = await marks.match('fight-mark');
  if (mark && Date.now() - Number(await mark.text()) < day) throw new Error('A fight goes on: not now.');
}

self.addEventListener('install', event => event.waitUntil(refuseInFight()));
