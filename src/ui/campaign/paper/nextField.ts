/** Enter writes a number down and goes on to the next one: a ledger is copied without a tap between two fields. */
export function nextField(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'number') return;
  if (!(currentTarget instanceof HTMLElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=number]')];
  event.preventDefault();
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}
