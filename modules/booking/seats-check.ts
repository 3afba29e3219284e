import type { Db } from '#core/context.ts'
import { miscountedSeats } from '#modules/catalogue/module.ts'
import { takenSeats } from './store.seats.ts'

/** No date may give away more seats than it has, or count fewer than its bookings hold; each fault in words. */
export async function checkSeats(db: Db): Promise<string[]> {
  const dates = await miscountedSeats(db, takenSeats)
  return dates.map(({ id, quota, sold, held, booked, waiting }) =>
    sold + held > quota
      ? `departure ${id} has ${quota} seats and gave away ${sold + held}`
      : `departure ${id} counts ${sold} sold and ${held} held; its bookings have ${booked} and ${waiting}`,
  )
}
