import { anApplication } from './applications.ts'
import { anOrder } from './bookings.ts'
import { aLicence } from './licences.ts'
import type { TestApp } from './test-app.ts'

/** A thing for each page of the console that is about one, by its path: the id that stands in its address. */
export const consoleThings: Readonly<Record<string, (home: TestApp) => Promise<{ id: string }>>> = {
  '/bookings/:id': (home) => anOrder(home),
  '/applications/:id': (home) => anApplication(home),
  '/licences/:id': (home) => aLicence(home),
}
