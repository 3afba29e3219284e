import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Terms } from '../../../components/explain/terms.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type PlanQuery, planAddress } from '../query.ts'
import type { Say } from './say.ts'
import { StepFoot } from './step-foot.tsx'

type Left = { label: string; percent: number; isShort: boolean; text: string }
export type IncomeAnswer = { income: string; error: string | undefined; left: Left[] }
type Monthly = { label: string; value: string; text: string }
type AffordStepProps = {
  budget: { monthly: Monthly[] }
  answer: IncomeAnswer | undefined
  say: Say
  query: PlanQuery
}

/** Longer than between two keys: nobody is told of a mistake in the middle of a number. */
const pauseMs = 700

/** An income is sent by post, so that it stands in no address and no link; with scripts as one types. */
export function AffordStep({ budget: { monthly }, answer, say, query }: AffordStepProps) {
  const fetcher = useFetcher<{ income?: IncomeAnswer }>()
  const action = useHref()(planAddress(query))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => fetcher.submit(form), pauseMs)
  }
  const { income, error, left } = fetcher.data?.income ?? answer ?? { income: '', error: undefined, left: [] }
  const isAnswered = left.length > 0
  return (
    <section aria-labelledby="afford" className="flex max-w-[46rem] flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="afford" className="text-xl md:text-2xl">
          {say.affordTitle}
        </h2>
        <p className="max-w-prose text-muted">{say.affordText}</p>
      </div>
      <Terms terms={monthly.map(({ label, value, text }) => ({ label: `${label} · ${text}`, value }))} />
      <fetcher.Form
        method="post"
        action={action}
        onChange={type}
        noValidate
        className="flex flex-wrap items-start gap-3"
      >
        <input type="hidden" name="intent" value="income" />
        <Field
          name="income"
          label={say.income}
          hint={say.incomeHint}
          error={error}
          required
          className="min-w-0 flex-1 basis-60"
        >
          <TextInput inputMode="numeric" defaultValue={income} maxLength={20} autoComplete="off" />
        </Field>
        <button type="submit" className={cx(buttonClass({ variant: 'secondary' }), 'sm:mt-7')}>
          {say.count}
        </button>
      </fetcher.Form>
      <div role="status" className="flex flex-col gap-3">
        {left.map((one) => (
          <LeftCard key={one.label} left={one} />
        ))}
      </div>
      <StepFoot say={say} query={query}>
        <ShellLink path={planAddress({ ...query, step: 5 })} className={buttonClass()}>
          {isAnswered ? say.toPlan : say.skip}
        </ShellLink>
      </StepFoot>
    </section>
  )
}

const LeftCard = ({ left: { label, percent, isShort, text } }: { left: Left }) => (
  <Card look="flat" className="flex flex-col gap-2">
    <p className="font-semibold">{label}</p>
    <Progress label={label} value={percent} valueText={`${percent}%`} tone={isShort ? 'danger' : 'brand'} />
    <p className={cx('text-sm', isShort && 'text-danger-text')}>{text}</p>
  </Card>
)
