import { Form, Link } from 'react-router'
import { formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { loadRefunds } from '../load.server.ts'
import { words } from '../words.ts'

/** The boxes stand in the table, outside the form that sends them. */
export const togetherForm = 'send-together'
export type Chosen = { count: number; sum: number }

/** How many boxes are ticked, and how much they are. */
export function chosenIn(element: HTMLElement): Chosen {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('input[name="refund_id"]:checked')]
  return { count: boxes.length, sum: boxes.reduce((sum, { dataset }) => sum + Number(dataset.rupiah), 0) }
}

type Choice = Awaited<ReturnType<typeof loadRefunds>>['choice']

/** What was ticked goes to a page that asks once more. Without scripts the number is said there. */
export function SendTogether({ choice, chosen }: { choice: Choice; chosen: Chosen | undefined }) {
  const language = useLanguage()
  const say = words(language)
  return (
    <section aria-label={say.together} className="flex flex-col gap-3 rounded-md border border-line bg-paper p-4">
      <div>
        <h2 className="font-semibold">{say.together}</h2>
        <p className="text-muted text-sm">{say.togetherText(choice.most)}</p>
      </div>
      <p role="status" className="font-semibold tabular-nums empty:hidden">
        {chosen && say.chosen(formatNumber(chosen.count, language), formatRupiah(rupiah(chosen.sum), language))}
      </p>
      <Form id={togetherForm} method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="key" value={choice.key} />
        <Button type="submit">{say.check}</Button>
        <Link
          to={choice.is_all ? choice.none : choice.all}
          preventScrollReset
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {choice.is_all ? say.chooseNone : say.choosePage}
        </Link>
      </Form>
    </section>
  )
}
