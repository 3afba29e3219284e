import { ButtonsGroup } from './buttons-group.tsx'
import { ChoicesGroup } from './choices-group.tsx'
import { DataGroup } from './data-group.tsx'
import { FeedbackGroup } from './feedback-group.tsx'
import { FieldsGroup } from './fields-group.tsx'
import { NavigationGroup } from './navigation-group.tsx'
import { PopupsGroup } from './popups-group.tsx'
import { type Samples, samples } from './samples.ts'

/** Everything in web/ui on one page. `now` is the server's clock. */
export function Gallery({ now, texts = samples }: { now: number; texts?: Samples }) {
  return (
    <div id="gallery" className="layout flex flex-col gap-16 py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        <p className="text-lg text-muted">{texts.intro}</p>
      </header>
      <ButtonsGroup texts={texts.forms} />
      <FieldsGroup texts={texts.forms} />
      <ChoicesGroup texts={texts.forms} />
      <PopupsGroup texts={texts.popups} />
      <FeedbackGroup texts={texts.feedback} now={now} />
      <NavigationGroup texts={texts.navigation} />
      <DataGroup texts={texts.data} />
    </div>
  )
}
