import { AmountText } from '../../amount-text.tsx'
import { MethodTile } from '../method-tile.tsx'
import type { Choice, Group } from './methods.server.ts'

type MethodGroupProps = { group: Group; chosen: string | undefined }

/** Methods of one kind. All groups together are one question. */
export function MethodGroup({ group, chosen }: MethodGroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-2 font-semibold text-lg">{group.title}</legend>
      <div className="divide-y divide-line overflow-clip rounded-lg border border-line bg-paper">
        {group.choices.map((choice) => (
          <Method key={choice.id} choice={choice} isChosen={choice.id === chosen} />
        ))}
      </div>
    </fieldset>
  )
}

function Method({ choice, isChosen }: { choice: Choice; isChosen: boolean }) {
  const hintId = `hint-${choice.id}`
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-[min(0.875rem,3.5vw)] px-[min(1rem,4.5vw)] py-3 transition duration-150 hover:bg-brand-soft/50 has-checked:bg-brand-soft has-disabled:cursor-not-allowed has-disabled:bg-page has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:-outline-offset-3">
      <MethodTile letters={choice.tile} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold">{choice.name}</span>
        <span id={hintId} className="text-muted text-sm">
          <AmountText text={choice.hint} />
        </span>
      </span>
      <input
        type="radio"
        name="payment_method_id"
        value={choice.id}
        required
        disabled={choice.is_off}
        defaultChecked={isChosen}
        aria-describedby={hintId}
        className="size-[min(1.5rem,8vw)] shrink-0 cursor-[inherit] appearance-none rounded-full border-2 border-control bg-paper transition duration-150 checked:border-[7px] checked:border-brand disabled:opacity-50 forced-colors:appearance-auto"
      />
    </label>
  )
}
