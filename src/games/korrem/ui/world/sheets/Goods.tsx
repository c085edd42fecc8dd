import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { type Goods, resources } from '../../../rules/goods';
import { resourceNames } from '../../../words/names';

interface Props {
  readonly goods: Goods;
  readonly most?: Goods;
  readonly onChange: (goods: Goods) => void;
}

/** So many of each resource, by taps. */
export const GoodsSteppers = ({ goods, most, onChange }: Props) => (
  <div class="ko-steppers">
    {resources.map(one => (
      <div key={one} class="ko-answers">
        <span class="ko-resource">{resourceNames[one]}</span>
        <Stepper
          label={resourceNames[one] ?? one}
          value={goods[one]}
          low={0}
          high={most ? most[one] : 99}
          onChange={n => onChange({ ...goods, [one]: n })}
        />
      </div>
    ))}
  </div>
);

export const goodsText = (goods: Goods): string =>
  resources
    .filter(one => goods[one] > 0)
    .map(one => `${goods[one]} ${resourceNames[one]}`)
    .join(', ');
