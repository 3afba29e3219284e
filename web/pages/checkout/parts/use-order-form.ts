import { type ChangeEvent, type FormEvent, useRef } from 'react'
import { type Fetcher, useLocation, useSubmit } from 'react-router'
import { type Newer, useDraft } from '../../../components/form/use-draft.ts'
import { beOther, beSelf, type Card, chooseRelation, type Followed, followSelf } from './follow-self.ts'
import type { Answer } from './form-view.ts'

export type Recount = {
  state: Fetcher['state']
  data?: Answer
  formData?: FormData | undefined
  submit: (form: FormData, how: { method: 'post'; preventScrollReset: true }) => unknown
}

/** What changes the price is asked for beside the page; only the order itself leaves it. */
export const isBeside = (intent: string): boolean => intent === 'save' || intent.startsWith('promo')

const how = { method: 'post', preventScrollReset: true } as const

function asSave(element: HTMLFormElement): FormData {
  const form = new FormData(element)
  form.set('intent', 'save')
  return form
}

type Began = {
  followed: Followed
  draft: { path: string; version: number }
  /** What answers have said of another tab. */
  newer: readonly (Newer | undefined)[]
}

/** What the buttons of the form send, and what follows from a change. */
export function useOrderForm({ submit }: Recount, { followed, draft, newer }: Began) {
  const { search } = useLocation()
  const leave = useSubmit()
  const waiting = useRef(0)
  const follow = useFollow(followed)
  const keep = useDraft(draft, newer)
  const recount = (element: HTMLFormElement) => {
    keep.stamp(element)
    submit(asSave(element), how)
  }
  return {
    newer: keep.newer,
    /** What is typed here goes over what the other tab has saved. */
    overwrite(element: HTMLFormElement, { version }: Newer) {
      keep.settle(version)
      recount(element)
    },
    drop: keep.drop,
    submitted(event: FormEvent<HTMLFormElement>) {
      keep.drop()
      keep.stamp(event.currentTarget)
      const native = event.nativeEvent
      const button = native instanceof SubmitEvent ? native.submitter : null
      if (!(button instanceof HTMLButtonElement) || button.value === 'review') return
      event.preventDefault()
      const form = new FormData(event.currentTarget, button)
      if (isBeside(button.value)) submit(form, how)
      // The next step is read from its top.
      else leave(form, { method: 'post', action: search })
    },
    changed({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
      const { name } = target
      follow(currentTarget, target)
      if (!/^(plan$|months$|down_payment$|addon\.)/.test(name)) return keep.soon(currentTarget)
      window.clearTimeout(waiting.current)
      // A run of presses is one question.
      waiting.current = window.setTimeout(() => recount(currentTarget), 300)
    },
  }
}

/** Keeps who travels for themselves in step with the contact. */
function useFollow(began: Followed) {
  const last = useRef(began)
  const card = useRef<Card>(undefined)
  return (form: HTMLFormElement, target: HTMLElement & { name: string }) => {
    const { name } = target
    if (target instanceof HTMLInputElement && name === 'self') {
      if (target.checked) card.current = beSelf(form)
      else beOther(form, card.current)
    }
    if (target instanceof HTMLSelectElement && name.endsWith('.relation')) {
      card.current = chooseRelation(form, name.replace('.relation', ''), last.current) ?? card.current
    }
    last.current = followSelf(form, last.current, name)
  }
}
