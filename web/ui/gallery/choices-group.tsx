import { Card } from '../card.tsx'
import { Checkbox } from '../checkbox.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { Segmented } from '../segmented.tsx'
import { Upload } from '../upload.tsx'
import { Group } from './group.tsx'
import type { Samples } from './samples.ts'

export function ChoicesGroup({ texts }: { texts: Samples['forms'] }) {
  const { room, title_choice: title, plan, terms, promo, upload } = texts
  return (
    <Group title={texts.title}>
      <Card padding="lg" className="grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <RadioGroup name="room" label={room.label} options={room.options} look="cards" defaultValue="quad" />
        <div className="flex flex-col gap-5">
          <Segmented name="plan" label={plan.label} segments={plan.segments} defaultValue="deposit" />
          <RadioGroup name="salutation" label={title.label} options={title.options} defaultValue="ibu" required />
          <div>
            <Checkbox name="terms" label={terms.label} hint={terms.hint} defaultChecked />
            <Checkbox name="promo" label={promo.label} error={promo.error} />
          </div>
        </div>
        <Upload name="passport" label={upload.label} hint={upload.hint} words={upload.words} accept="image/*,.pdf" />
        <Upload
          name="ktp"
          label={upload.ktp}
          hint={upload.hint}
          error={upload.error}
          words={upload.words}
          current={{ name: upload.stored }}
        />
      </Card>
    </Group>
  )
}
