import type { Failure } from '../../form/failure.ts'
import { ChooseForm, type Choosing } from './choose-form.tsx'
import type { Words } from './words.ts'

export type OtherWayProps = {
  choosing: Choosing & { say: Pick<Words, 'otherTitle' | 'otherText' | 'noneText'> }
  failure: Failure | undefined
}

/** Another way to pay the same invoice, for whoever has its link. */
export function OtherWay({ choosing, failure }: OtherWayProps) {
  const { say, groups } = choosing
  return (
    <section aria-labelledby="other-way" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="other-way" className="text-xl">
          {say.otherTitle}
        </h2>
        <p className="text-muted">{groups.length > 0 ? say.otherText : say.noneText}</p>
      </div>
      {groups.length > 0 && <ChooseForm choosing={choosing} failure={failure} />}
    </section>
  )
}
