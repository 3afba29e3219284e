import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useHref } from '../../../components/shell/use-href.ts'
import { carriedBy, type PlanQuery, plannerPath } from '../query.ts'

type PlanFormProps = {
  query: PlanQuery
  /** The fields it asks for; all else of the plan is sent along. */
  fields: readonly string[]
  /** Where its button leads. */
  step: number
  className?: string
  children: ReactNode
}

/** As long as a finger takes between two stops of a slider. */
const pauseMs = 250

/** A part of the plan as a form whose answer is an address; with scripts every change is reckoned at once. */
export function PlanForm({ query, fields, step, className, children }: PlanFormProps) {
  const action = useHref()(plannerPath)
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const plan = new FormData(form)
      plan.set('step', String(query.step))
      submit(plan, { action, replace: true, preventScrollReset: true })
    }, pauseMs)
  }
  // Who goes on at once is not called back by what they had just changed.
  const goOn = () => clearTimeout(timer.current)
  return (
    <Form action={action} onChange={change} onSubmit={goOn} className={className}>
      {carriedBy(query, [...fields, 'step']).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="step" value={step} />
      {children}
    </Form>
  )
}
