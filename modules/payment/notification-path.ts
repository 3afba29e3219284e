import { notify, snapNotify } from './contract.ts'
import type { GatewayName } from './rules/methods.ts'

/** Our address for a gateway's notifications. Signatures are over this path, whatever a proxy makes of it. */
export const notificationPath = (gateway: GatewayName): string => notify.path.replace(':gateway', gateway)

/** The same for one that tells us over SNAP. */
export const snapNotificationPath = (gateway: GatewayName): string => snapNotify.path.replace(':gateway', gateway)
