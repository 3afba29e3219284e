/**
 * A worker that takes the place of another, throws away all that was kept, and goes. Sent instead of the real one where
 * `OFFLINE` is 0: browsers ask for the worker at every visit, so within one visit each has gone.
 */
export const farewell = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('rihla-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
})()))
`
