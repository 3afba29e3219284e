import { readablePhone } from '../shell/phone.ts'

type Destination = {
  recipient_name: string
  phone_number: string
  street: string
  subdistrict_name: string
  city_name: string
  province_name: string
  postcode: string
  note: string | null
}

/** Where a parcel goes, in the lines of a label. */
export const destinationLines = (to: Destination) => ({
  recipient: `${to.recipient_name} · ${readablePhone(to.phone_number)}`,
  street: to.street,
  region: `${to.subdistrict_name}, ${to.city_name}, ${to.province_name} ${to.postcode}`,
  note: to.note ?? undefined,
})

export type DestinationLines = ReturnType<typeof destinationLines>
