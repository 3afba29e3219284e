import { notify } from './contract.ts'
import type { GatewayName } from './rules/methods.ts'

/** Our address for a gateway's notifications. Signatures are over this path, whatever a proxy makes of it. */
export const notificationPath = (gateway: GatewayName): string => notify.path.replace(':gateway', gateway)
