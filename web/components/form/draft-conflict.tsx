import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

type DraftConflictProps = {
  /** That the form was changed elsewhere, and when. */
  text: string
  say: { changedText: string; takeNewer: string; keepMine: string }
  onTake: () => void
  onKeep: () => void
}

/** Another tab has saved this form since: nothing is written over before the person has chosen. */
export const DraftConflict = ({ text, say, onTake, onKeep }: DraftConflictProps) => (
  <Alert
    tone="warning"
    announced
    title={text}
    // In sight wherever in the form somebody types.
    className="sticky top-3 z-10 shadow-floating md:top-24"
    action={
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onTake}>
          {say.takeNewer}
        </Button>
        <Button size="sm" variant="secondary" onClick={onKeep}>
          {say.keepMine}
        </Button>
      </div>
    }
  >
    {say.changedText}
  </Alert>
)
