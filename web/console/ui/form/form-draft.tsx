import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import { type DraftState, followForm } from './follow-form.ts'

export type FormDraftPlace = {
  /** The call that stores it. */
  path: string
  version: number
  /** What was typed before and is gone on with. */
  values?: Readonly<Record<string, string>> | undefined
}

/** Inside a form: what is typed is stored now and then, and says so. Without scripts there is nothing of it. */
export function FormDraft({ path, version }: FormDraftPlace) {
  const say = useWords(words)
  const place = useRef<HTMLSpanElement>(null)
  const following = useRef<ReturnType<typeof followForm>>(undefined)
  const [state, setState] = useState<DraftState>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const made = followForm(form, { path, version, onState: setState })
    following.current = made
    return made.stop
  }, [path, version])
  return (
    <span ref={place} role="status" className="flex flex-wrap items-center gap-2 text-muted text-sm">
      {state === 'stored' && say.draftStored}
      {state === 'unstored' && say.draftUnstored}
      {state === 'elsewhere' && (
        <>
          {say.draftElsewhere}
          <Button size="sm" variant="secondary" onClick={() => following.current?.insist()}>
            {say.draftInsist}
          </Button>
        </>
      )}
    </span>
  )
}
