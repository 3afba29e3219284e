/** As the call has it. */
export const leastReview = 10

export type TypedReview = { rating: string; text: string }
type Say = { empty: string; textHint: string }

/**
 * What is missing in a review, at its field. Looked for before it is sent too: a form that comes back has lost the
 * photographs that were chosen.
 */
export function feedbackErrors({ rating, text }: TypedReview, say: Say): Record<string, string[]> {
  const length = text.trim().length
  return {
    ...(rating === '' && { rating: [say.empty] }),
    ...(length < leastReview && { text: [length === 0 ? say.empty : say.textHint] }),
  }
}
