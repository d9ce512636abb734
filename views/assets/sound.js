// @ts-check
// The sounds of a table, made on the spot: stone, coin, pen, trumpet. Nothing sounds before the reader
// has touched the page, and nothing at all at volume 0.

/** @type {AudioContext | undefined} */
let air;

/** How loud it is, from 0 to 1. */
export const volume = () => Number(localStorage.getItem("volume") ?? 0.4);

/** @param {number} loud */
export const setVolume = (loud) => localStorage.setItem("volume", String(loud));

const wake = () => {
  air ??= new AudioContext();
};
addEventListener("pointerdown", wake, { once: true, capture: true });
addEventListener("keydown", wake, { once: true, capture: true });

/**
 * Lets something be loud at once and fade away.
 * @param {AudioContext} context
 * @param {number} from seconds from now
 * @param {number} lasts seconds
 * @param {number} loud
 */
function fade(context, from, lasts, loud) {
  const gain = context.createGain();
  const start = context.currentTime + from;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * volume(), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(context.destination);
  return { gain, start, end: start + lasts };
}

/**
 * A tone.
 * @param {AudioContext} context
 * @param {OscillatorType} type
 * @param {number} pitch
 * @param {number} from
 * @param {number} lasts
 * @param {number} loud
 */
function tone(context, type, pitch, from, lasts, loud) {
  const { gain, start, end } = fade(context, from, lasts, loud);
  const voice = context.createOscillator();
  voice.type = type;
  voice.frequency.value = pitch;
  voice.connect(gain);
  voice.start(start);
  voice.stop(end);
}

/**
 * A noise around a pitch.
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} lasts
 * @param {number} loud
 */
function noise(context, pitch, lasts, loud) {
  const { gain, start } = fade(context, 0, lasts, loud);
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(gain);
  source.start(start);
}

/** @type {Record<string, (context: AudioContext) => void>} */
const sounds = {
  stone: (context) => {
    noise(context, 420, 0.09, 0.9);
    tone(context, "sine", 110, 0, 0.12, 0.5);
  },
  coin: (context) => {
    tone(context, "sine", 1760, 0, 0.25, 0.18);
    tone(context, "sine", 2349, 0.06, 0.35, 0.16);
  },
  pen: (context) => noise(context, 3200, 0.14, 0.25),
  trumpet: (context) => {
    tone(context, "sawtooth", 392, 0, 0.16, 0.09);
    tone(context, "sawtooth", 523, 0.15, 0.45, 0.1);
    tone(context, "triangle", 784, 0.15, 0.45, 0.07);
  },
};

/**
 * Makes a sound.
 * @param {"stone" | "coin" | "pen" | "trumpet"} name
 */
export function play(name) {
  if (!air || volume() === 0) return;
  if (air.state === "suspended") air.resume();
  sounds[name]?.(air);
}
