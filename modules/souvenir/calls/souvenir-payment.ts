import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'

export async function souvenirPayment(): Promise<never> {
  throw new Refusal(codes.not_found)
}
