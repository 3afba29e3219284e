import { takeOver } from '../../offline/take-over.ts'
import { reloadPage } from '../../part-failed.ts'

const hourMs = 60 * 60 * 1000

/** Calls back with a newer worker that waits for its turn, now or later. Nothing changes before the reader says so. */
export async function register(onWaiting: (worker: ServiceWorker) => void): Promise<void> {
  const workers = navigator.serviceWorker
  // Only secure addresses have workers; a browser may also refuse one, and the site does without.
  const registration = await workers?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (!registration) return
  const look = () => {
    if (registration.waiting && workers.controller) onWaiting(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  watch(registration)
}

/** A tab that stays open for days hears of newer versions too. */
function watch(registration: ServiceWorkerRegistration): void {
  let lastAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastAt < hourMs) return
    lastAt = Date.now()
    // Without a network there is nothing newer; the next look is an hour away.
    void registration.update().catch(() => undefined)
  })
}

/** Lets the newer worker take its place, and loads the page anew once it has. */
export function letTakeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => reloadPage(), { once: true })
  worker.postMessage(takeOver)
}
