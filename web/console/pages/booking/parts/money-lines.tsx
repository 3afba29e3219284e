import { useWords } from '../../../use-shell.ts'
import { changeWords } from '../change-words.ts'

/** What a step will do to the money, before it is confirmed. */
export function MoneyLines({ lines }: { lines: readonly { name: string; value: string }[] }) {
  const say = useWords(changeWords)
  return (
    <div className="flex flex-col gap-2 rounded-md bg-brand-soft p-3 text-sm">
      <p className="font-semibold">{say.money}</p>
      <dl className="flex flex-col gap-1">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{say.waitsForFinance}</p>
    </div>
  )
}
