import { z } from 'zod'
import { datedRuleKeys } from './rules/keys.ts'

/** Every key with its number: a missing one does not pass. */
export const datedRulesShape = z.record(z.enum(datedRuleKeys), z.int())
