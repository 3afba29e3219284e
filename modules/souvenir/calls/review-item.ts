import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'

export async function reviewItem(): Promise<never> {
  throw new Refusal(codes.not_found)
}
