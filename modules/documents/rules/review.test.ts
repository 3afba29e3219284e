import { expect, test } from 'vitest'
import { next } from '#core/machine.ts'
import { documentMachine, documentStates, isUsable, verdicts } from './review.ts'

test('each verdict counts, whatever was said before', () => {
  const after = documentStates.map((state) =>
    verdicts.map((event) => next(documentMachine, state, { event, actor: 'staff' })),
  )
  expect(after).toEqual(documentStates.map(() => ['accepted', 'rejected']))
})

test('a document that is asked for again counts as missing, any other as there', () => {
  expect(documentStates.map((state) => isUsable({ state }))).toEqual([true, true, false])
})
