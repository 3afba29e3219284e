import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { allDoa, type Doa } from '../rules/doa.ts'

/** A doa by its id, or the refusal. */
export function doaNamed(id: string): Doa {
  const doa = allDoa.find((one) => one.id === id)
  if (!doa) throw new Refusal(codes.not_found)
  return doa
}
