-- vertraeglich ab: 1.118.0
-- Nothing ever wrote or read it: what others have used of the cap is an answer of their row in verbund_zeile.
DROP TABLE verbund_basis;
