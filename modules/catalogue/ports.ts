import type { Tenant } from '#core/tenant.ts'

export type CataloguePorts = {
  /** Whose name stands on mails of the desk, with the address that the console is reached at. */
  desk: { brand(): Tenant }
}
