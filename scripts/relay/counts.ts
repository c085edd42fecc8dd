/** What a relay has done since it began, and what it holds now. */
export interface Counts {
  rooms: number;
  members: number;
  framesIn: number;
  framesOut: number;
  bytesIn: number;
  bytesOut: number;
  /** Times that a member was slowed for being too fast. */
  slowed: number;
  /** Members cut for being too far behind, or silent. */
  cut: number;
  /** Connections that were not let in. */
  refused: number;
  /** Frames that the other relays did not get. */
  lostBetween: number;
}

export const noCounts = (): Counts => ({
  rooms: 0,
  members: 0,
  framesIn: 0,
  framesOut: 0,
  bytesIn: 0,
  bytesOut: 0,
  slowed: 0,
  cut: 0,
  refused: 0,
  lostBetween: 0,
});

const now = new Set<keyof Counts>(['rooms', 'members']);

/** As Prometheus and its kin read it. */
export function metricsOf(counts: Counts): string {
  const line = (name: string, value: number, type: string): string =>
    `# TYPE northwest_relay_${name} ${type}\nnorthwest_relay_${name} ${value}\n`;
  const snake = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
  const memory = process.memoryUsage().rss;
  const cpu = process.cpuUsage();
  return [
    ...(Object.keys(counts) as (keyof Counts)[]).map(name =>
      now.has(name)
        ? line(snake(name), counts[name], 'gauge')
        : line(`${snake(name)}_total`, counts[name], 'counter'),
    ),
    line('resident_memory_bytes', memory, 'gauge'),
    line('cpu_seconds_total', (cpu.user + cpu.system) / 1e6, 'counter'),
  ].join('');
}
