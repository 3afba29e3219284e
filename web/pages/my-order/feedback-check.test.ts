import { expect, test } from 'vitest'
import { feedbackErrors } from './feedback-check.ts'

const say = { empty: 'kosong', textHint: 'terlalu pendek' }
const text = 'Pembimbing sabar'

test('a review without stars or without words says so at each field', () => {
  expect(feedbackErrors({ rating: '', text: '  ' }, say)).toEqual({ rating: ['kosong'], text: ['kosong'] })
  expect(feedbackErrors({ rating: '4', text: ' Baik      ' }, say)).toEqual({ text: ['terlalu pendek'] })
  expect(feedbackErrors({ rating: '', text }, say)).toEqual({ rating: ['kosong'] })
  expect(feedbackErrors({ rating: '4', text }, say)).toEqual({})
})
