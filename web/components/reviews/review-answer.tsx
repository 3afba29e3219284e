type ReviewAnswerProps = { answer: { by: string; text: string }; lang: string | undefined }

/** What the travel agency says to a review, in the language that it was written in. */
export function ReviewAnswer({ answer, lang }: ReviewAnswerProps) {
  return (
    <div className="max-w-prose border-brand border-s-2 ps-3 text-sm">
      <p className="font-semibold">{answer.by}</p>
      <p lang={lang} className="whitespace-pre-line">
        {answer.text}
      </p>
    </div>
  )
}
