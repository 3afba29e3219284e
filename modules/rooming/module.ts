import type { Handlers } from '#core/call.ts'
import { onBookingCancelled, onBookingRescheduled, onTravellerCancelled } from '#modules/booking/module.ts'
import type { StepUpPorts } from '#modules/staff/module.ts'
import { addRoom } from './calls/add-room.ts'
import { changeRoom } from './calls/change-room.ts'
import { fullManifestFile } from './calls/full-manifest-file.ts'
import { manifestFile } from './calls/manifest-file.ts'
import { moveGuest } from './calls/move-guest.ts'
import { removeRoom } from './calls/remove-room.ts'
import { requestFullManifest } from './calls/request-full-manifest.ts'
import { seeRooming } from './calls/see-rooming.ts'
import { sendRooming } from './calls/send-rooming.ts'
import { suggestRooming } from './calls/suggest-rooming.ts'
import * as contract from './contract.console.ts'
import type { ManifestPorts } from './manifest/files.ts'
import { vacateBeds } from './store.ts'

onBookingCancelled((db, { booking, now }) => vacateBeds(db, { booking_id: booking.id }, now))
onBookingRescheduled((db, { booking, now }) => vacateBeds(db, { booking_id: booking.id }, now))
onTravellerCancelled(async (db, { traveller, now }) => {
  if (traveller) await vacateBeds(db, { traveller_id: traveller.id }, now)
})

const calls = {
  seeRooming,
  suggestRooming,
  addRoom,
  changeRoom,
  removeRoom,
  moveGuest,
  sendRooming,
  manifestFile,
  requestFullManifest,
  fullManifestFile,
} satisfies Handlers<typeof contract, ManifestPorts & StepUpPorts>

export const rooming = { contract: {}, calls: {}, console: { contract, calls }, jobs: [] }
