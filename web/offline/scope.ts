import type { Change } from './reach.ts'

/** What a service worker has that a page has not: the library of types knows one of the two at a time. */
export type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
export type Asking = Extendable & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type WorkerMessage = Extendable & { data: unknown }
type Pushed = Extendable & { data: { text(): string } | null }
type Clicked = Extendable & { notification: Notification }
type Client = { url: string; focus?(): Promise<unknown> }

export type WorkerScope = {
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(name: 'fetch', listener: (event: Asking) => void): void
  addEventListener(name: 'message', listener: (event: WorkerMessage) => void): void
  addEventListener(name: 'push', listener: (event: Pushed) => void): void
  addEventListener(name: 'pushsubscriptionchange', listener: (event: Extendable & Change) => void): void
  addEventListener(name: 'notificationclick', listener: (event: Clicked) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(which?: { type: 'window'; includeUncontrolled: true }): Promise<readonly Client[]>
    openWindow(address: string): Promise<unknown>
  }
  registration: ServiceWorkerRegistration
  location: Location
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  navigator: { connection?: { saveData?: boolean } }
}
