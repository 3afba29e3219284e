import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'

const region = z.object({ id: z.string(), name: z.string() })
const code = z
  .string()
  .max(12)
  .regex(/^\d{2}(?:\.\d{2}){0,2}$/)

export const provinces = call({
  method: 'GET',
  path: '/api/v2/provinces',
  who: 'anyone',
  about: 'Every province, by name.',
  input: z.object({}),
  output: z.array(region),
})

export const citiesOfProvince = call({
  method: 'GET',
  path: '/api/v2/provinces/:id/cities',
  who: 'anyone',
  about: 'The cities and regencies of a province, by name.',
  input: z.object({ id: code }),
  output: z.array(region),
  refusals: [codes.not_found],
})

export const subdistrictsOfCity = call({
  method: 'GET',
  path: '/api/v2/cities/:id/subdistricts',
  who: 'anyone',
  about: 'The subdistricts of a city or regency, by name.',
  input: z.object({ id: code }),
  output: z.array(region),
  refusals: [codes.not_found],
})
