/** The one way on, where the thumb is. */
export function Onward({ text, onGo }: { text: string; onGo: () => void }) {
  return (
    <div class="foot">
      <button type="button" class="btn main big" onClick={onGo}>
        {text}
      </button>
    </div>
  );
}
