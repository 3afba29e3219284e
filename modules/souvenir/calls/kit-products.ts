import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'

export async function kitProducts(): Promise<never> {
  throw new Refusal(codes.not_found)
}
