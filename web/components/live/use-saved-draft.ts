import { type RefObject, useEffect } from 'react'
import { ownTexts } from './own-texts.ts'

type Saved = {
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
export const draftLeft = (saved: string | undefined, said: string | undefined): string =>
  saved === undefined || plain(saved) === plain(said ?? '') ? '' : saved

/** Puts what was typed and not sent back into an empty box, for the same person alone. */
export function useSavedDraft({ form, person_id, said, count }: Saved): void {
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
