interface Props {
  text: string;
  /** The words to mark, in small letters. */
  words: readonly string[];
}

/** A text in which the words that were asked for are marked. */
export function Marked({ text, words }: Props) {
  if (words.length === 0) return <>{text}</>;
  const parts = text.split(/([A-Za-z0-9'’-]+)/);
  return (
    <>
      {parts.map((part, i) =>
        words.includes(part.toLowerCase().replaceAll('’', "'")) ? <mark key={i}>{part}</mark> : part,
      )}
    </>
  );
}
