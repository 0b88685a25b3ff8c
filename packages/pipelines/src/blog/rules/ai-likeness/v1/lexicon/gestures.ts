import { wordList } from '@palimpsest/kernel/text';

/** Gestures and bodily signs by which generated stories show feeling, and the props they stand among. */
export const GESTURES = wordList(`
  nodded smiled sighed frowned glanced gazed gazing peered gasped froze blinked hesitated whispered muttered murmured
  exclaimed stammered chuckled grinned shrugged trembled trembling shivered shuddered flinched winced swallowed clutched
  clutching gripped clenched strode stepped emerged approached turned leaned knelt stumbled rushed raced racing pounding
  pounded widened narrowed flickered flickering faded echoed loomed swirled shimmered glowed glowing glinted gleamed
  gleaming descended erupted collapsed vanished appeared heart breath chest spine gaze tears eyes voice hands lips cheeks
  shadows darkness silence glow moonlight sunlight horizon crowd footsteps dusty dim ancient weathered distant faint
  realized wondered remembered felt longed ached lingered settled beckoned marveled stared staring shook startled stunned
  spun crept creaked floated drifted slid leapt squeezed waved sank welled streamed grasped peeked cried returned rose
  stood remained filled
  scrambled staggered crouched slumped snatched wept sobbed pleaded begged glared smirked scowled beamed blushed
  faltered softened hardened flashed sparkled twinkled furrowed arched straightened tightened quickened thumped
  fluttered dawned flooded surged swelled tugged
`);
