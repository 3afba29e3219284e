import { type RefObject, useEffect } from 'react'
import { ownTexts } from './own-texts.ts'

type Kept = {
  form: RefObject<HTMLFormElement | null>
  person_id: string
  /** What they have said last: a draft of that has been sent. */
  said: string | undefined
  count: (length: number) => void
}

const name = 'draft'
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export const keepDraft = (person_id: string, text: string): void => ownTexts(person_id).keep(name, text)

/** What was typed here before, unless it was sent meanwhile. */
export const draftLeft = (kept: string | undefined, said: string | undefined): string =>
  kept === undefined || plain(kept) === plain(said ?? '') ? '' : kept

/** Puts what was typed and not sent back into an empty box, for the same person alone. */
export function useKeptDraft({ form, person_id, said, count }: Kept): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the box comes; what is said later was said from here
  useEffect(() => {
    const left = draftLeft(ownTexts(person_id).read(name), said)
    const area = form.current?.querySelector('textarea')
    if (left === '') keepDraft(person_id, '')
    if (area?.value !== '' || left === '') return
    area.value = left
    count(left.length)
  }, [person_id])
}
