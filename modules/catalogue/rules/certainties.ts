import type { FieldProblem } from '#core/validation.ts'
import { type Certainties, type CertaintyName, certaintyNames, type Text } from './facts.ts'
import { canonical } from './package-fields.ts'
import type { PublishingWords } from './publishing-words.ts'

/** What a partner says of one of the certainties; who reads it sets the day. */
export type Claim = { state: 'certain' | 'pending'; evidence: Text }
type Claims = Readonly<Record<CertaintyName, Claim>>

/** The claims that are not what a date has already. */
const newClaims = (before: Certainties, claims: Claims): CertaintyName[] =>
  certaintyNames.filter((name) => {
    const { state, evidence } = before[name]
    return canonical({ state, evidence }) !== canonical(claims[name])
  })

/** What was claimed as a date has it: a claim that is not new stays checked on its day. */
export function claimedOn(before: Certainties, claims: Claims, today: string): Certainties {
  const claimed = { ...before }
  for (const name of newClaims(before, claims)) claimed[name] = { ...claims[name], checked_on: today }
  return claimed
}

const leastEvidence = 10

/** What is newly called certain says by what, in both languages: travellers and the reviewer read it. */
export const claimProblems = (before: Certainties, claims: Claims): FieldProblem<PublishingWords>[] =>
  newClaims(before, claims).flatMap((name) => {
    const { state, evidence } = claims[name]
    const isProven = evidence.id.length >= leastEvidence && evidence.en.length >= leastEvidence
    return state === 'certain' && !isProven ? [{ field: `certainties.${name}.evidence`, word: 'evidence_missing' }] : []
  })
