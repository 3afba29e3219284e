import type { Handlers } from '#core/call.ts'
import { addHost } from './calls/console/add-host.ts'
import { addTenant } from './calls/console/add-tenant.ts'
import { exportTenants } from './calls/console/export-tenants.ts'
import { listTenants } from './calls/console/list-tenants.ts'
import { removeHost } from './calls/console/remove-host.ts'
import { removeTenantLogo } from './calls/console/remove-tenant-logo.ts'
import { saveBrand } from './calls/console/save-brand.ts'
import { saveTenantSettings } from './calls/console/save-tenant-settings.ts'
import { seeTenant } from './calls/console/see-tenant.ts'
import { setTenantLogo } from './calls/console/set-tenant-logo.ts'
import { settings } from './calls/settings.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import type { TenantDeskPorts } from './ports.ts'

export { onTenantAdded } from './events.ts'
export { addFirstBrand, firstBrandFields } from './first-brand.ts'
/** What pages show has changed: none that is cached is answered any more, at any process. */
export { findTenant, notifyProcesses as pagesChanged } from './store.desk.ts'
export { findBrands, flagsOf, listHosts, listTenantNames } from './store.ts'

const consoleCalls = {
  listTenants,
  exportTenants,
  seeTenant,
  saveBrand,
  saveTenantSettings,
  addHost,
  removeHost,
  addTenant,
  setTenantLogo,
  removeTenantLogo,
} satisfies Handlers<typeof consoleContract, TenantDeskPorts>

export const tenant = {
  contract,
  calls: { settings } satisfies Handlers<typeof contract, unknown>,
  console: { contract: consoleContract, calls: consoleCalls },
  jobs: [],
}
