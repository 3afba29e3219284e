import { z } from 'zod'
import { line, phoneNumber } from '#modules/identity/shapes.ts'

const region = z
  .string()
  .min(1)
  .max(12)
  .regex(/^\d{2}(?:\.\d{2}){0,2}$/)

/** An address as its owner types it. */
export const addressForm = z.object({
  label: line(40),
  recipient_name: line(100),
  phone_number: phoneNumber,
  province_id: region,
  city_id: region,
  subdistrict_id: region,
  postcode: z
    .string()
    .trim()
    .min(1)
    .refine((text) => text === '' || /^\d{5}$/.test(text), { params: { word: 'postcode_invalid' } }),
  // Typed in several lines, printed in one.
  street: z
    .string()
    .overwrite((text) => text.trim().replaceAll(/\s+/g, ' '))
    .min(10)
    .max(300)
    .regex(/^[^\p{Cc}]*$/u),
  note: z
    .string()
    .trim()
    .max(150)
    .regex(/^[^\p{Cc}]*$/u)
    .nullish(),
})

export const address = z.object({
  id: z.uuid(),
  label: z.string(),
  recipient_name: z.string(),
  phone_number: z.string(),
  province_id: z.string(),
  province_name: z.string(),
  city_id: z.string(),
  city_name: z.string(),
  subdistrict_id: z.string(),
  subdistrict_name: z.string(),
  postcode: z.string(),
  street: z.string(),
  note: z.string().nullable(),
  /** Where orders go unless another is chosen: exactly one, as soon as there is any. */
  is_active: z.boolean(),
})

/** Where something was sent: an address as it was then. */
export const destination = address.omit({ id: true, label: true, is_active: true })
