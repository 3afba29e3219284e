import type { Handlers } from '#core/call.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { activateAddress } from './calls/activate-address.ts'
import { addAddress } from './calls/add-address.ts'
import { changeAddress } from './calls/change-address.ts'
import { deleteAddress } from './calls/delete-address.ts'
import { listAddresses } from './calls/list-addresses.ts'
import { seeAddress } from './calls/see-address.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import { deleteAddressesOf } from './store.addresses.ts'

export { addressView } from './address-book.ts'
export { copyActiveAddress, destinationOf } from './destination.ts'
export { onShipmentDelivered, onWaybillSeen } from './events.ts'
export type { CourierPort } from './ports.ts'
export { deliverShipment, prepareShipment, shipmentOf, shipShipment, stopShipment, trackingOf } from './shipments.ts'
export { findActiveAddress as activeAddress, findAddress as addressOf } from './store.addresses.ts'
export { isFollowed, isStillBy } from './store.tracking.ts'
export { forgetDestinations } from './store.ts'
export { listWaybills as waybillsOf } from './store.waybills.ts'
export { correctWaybill, waybillHolder } from './waybills.ts'

onMemberDeleted(async (db, { user_id }) => {
  await deleteAddressesOf(db, user_id)
})

const calls = {
  listAddresses,
  seeAddress,
  addAddress,
  changeAddress,
  activateAddress,
  deleteAddress,
} satisfies Handlers<typeof contract, unknown>

export const shipping = { contract, calls, jobs }
