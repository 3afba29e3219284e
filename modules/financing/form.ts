import type { z } from 'zod'
import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { ageOn, jakartaDate, parseDate } from '#core/time.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type { applyForFinancing } from './contract.ts'
import { identityForm, planForm } from './shapes.ts'
import { words } from './words.ts'

type Ctx = Pick<AnyoneCtx, 'db' | 'now' | 'language' | 'request'>
type Given = Input<typeof applyForFinancing>
export type Identity = z.output<typeof identityForm>
export type Wish = z.output<typeof planForm>

/** All of a form that one save needs; what is missing is said at its field, since the shape of the call leaves it open. */
function complete<F extends z.ZodObject>({ language }: Pick<Ctx, 'language'>, form: F, given: Given): z.output<F> {
  const parsed = form.safeParse(given)
  if (parsed.success) return parsed.data
  const missing = parsed.error.issues.map(({ path }) => ({ field: path.join('.'), word: 'empty' as const }))
  throw fieldRefusals(missing, validationWords(language))
}

/** Who applies, complete, of age, and employed for as long and earning as much as the rules of today ask. */
export async function identityOf(ctx: Ctx, given: Given): Promise<Identity> {
  const identity = complete(ctx, identityForm, given)
  const rules = await rulesToday(ctx)
  const { financing_least_years_employed: years, financing_least_age: age, applicant_least_income: income } = rules
  const say = words(ctx.language)
  const errors = {
    ...(isYounger(identity.birth_date, age, ctx.now) && { birth_date: [say.leastAge(age)] }),
    ...(identity.years_employed < years && { years_employed: [say.yearsEmployed(years)] }),
    ...(identity.monthly_income < income && { monthly_income: [validationWords(ctx.language).income_low(income)] }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(codes.input_invalid, { errors })
  return identity
}

function isYounger(birth_date: string, age: number, now: Date): boolean {
  const born = parseDate(birth_date)
  return born !== undefined && ageOn(jakartaDate(now), born) < age
}

/** What is applied for, complete. */
export const planOf = (ctx: Pick<Ctx, 'language'>, given: Given): Wish => complete(ctx, planForm, given)
