import type { Sent } from '#core/call.ts'
import type { addHotel } from '#modules/catalogue/contract.console.ts'
import type { Values } from '../../../form.server.ts'

export const hotelFormFields = ['intent', 'key', 'version', 'name', 'city', 'stars', 'walk_minutes']

/** What is blank is not there at all. */
export const typedHotel = (values: Values): Sent<typeof addHotel> => ({
  name: values.name ?? '',
  city: values.city ?? '',
  stars: values.stars?.trim() ? values.stars : undefined,
  walk_minutes: values.walk_minutes?.trim() ? values.walk_minutes : undefined,
})
